import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where a server runs while the client is worked on with `npm run dev`. */
const SERVER = process.env.INSULA_SERVER ?? "http://127.0.0.1:8765";

/** Tests that draw components. */
const DRAWN = [
  "tests/arkadia-pieces.test.ts",
  "tests/board.test.ts",
  "tests/components.test.ts",
  "tests/generic.test.ts",
  "tests/kit-pieces.test.ts",
];

export default defineConfig(({ command }) => ({
  base: command === "build" ? "/static/" : "/",
  plugins: [svelte()],
  build: { outDir: "../src/insula/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, manifest: true },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  test: {
    projects: [
      // The stores as a browser runs them, beside stand-ins for what else a browser has.
      {
        extends: true,
        resolve: { conditions: ["browser"] },
        test: { name: "stores", include: ["tests/*.test.ts"], exclude: DRAWN, environment: "./tests/browser.ts" },
      },
      // Components as text.
      { extends: true, test: { name: "drawn", include: DRAWN, environment: "./tests/paper.ts" } },
    ],
  },
}));
