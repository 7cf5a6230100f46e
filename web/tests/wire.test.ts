import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browser, renew } from "./browser";
import {
  isOwnMachine,
  matchPath,
  problemOf,
  reachableOrigin,
  Refused,
  request,
  tableAddress,
  Unreachable,
} from "../src/wire";

const answer = (status: number, text: string) => new Response(text === "" ? null : text, { status });

beforeEach(renew);
afterEach(() => void vi.unstubAllGlobals());

/** What a request that is answered so comes to. */
async function outcome(response: Promise<Response>): Promise<unknown> {
  vi.stubGlobal("fetch", () => response);
  return request("GET", "/api/home").catch((error: unknown) => error);
}

test("a request carries its token in a header and its body as JSON", async () => {
  const fetch = vi.fn(async (_: string, options: RequestInit) => answer(200, JSON.stringify(options.method)));
  vi.stubGlobal("fetch", fetch);
  expect(await request("POST", "/api/mine", { token: "secret", body: { links: [] } })).toBe("POST");
  const [path, options] = fetch.mock.calls[0] ?? [];
  expect(path).toBe("/api/mine");
  expect(options?.body).toBe('{"links":[]}');
  expect(new Headers(options?.headers).get("Authorization")).toBe("Bearer secret");
  expect(new Headers(options?.headers).get("Content-Type")).toBe("application/json");
});

test("a request without a token names nobody, and one without a body has none", async () => {
  const fetch = vi.fn(async (_: string, options: RequestInit) => answer(200, JSON.stringify("body" in options)));
  vi.stubGlobal("fetch", fetch);
  expect(await request("GET", "/api/home")).toBe(false);
  expect([...new Headers(fetch.mock.calls[0]?.[1].headers).keys()]).toEqual([]);
});

test("an answer without a text is null", async () => {
  expect(await outcome(Promise.resolve(answer(204, "")))).toBe(null);
});

test("a problem of the server keeps its code and its rule", async () => {
  const problem = { title: "x", status: 409, code: "illegal.over_five", rule: "A9", arguments: { total: 14 } };
  const error = await outcome(Promise.resolve(answer(409, JSON.stringify(problem))));
  expect(error).toBeInstanceOf(Refused);
  expect(problemOf(error)).toEqual(problem);
});

test.each(["<html>Bad gateway</html>", "", "null", "[]", "3", '{"code": 7}', '{"detail": "x"}'])(
  "what a proxy says instead is a problem of the way: %s",
  async (text) => {
    const error = await outcome(Promise.resolve(answer(502, text)));
    expect(problemOf(error)).toEqual({ title: "", status: 502, code: "server" });
  },
);

test("an answer that is no JSON is a problem of the way", async () => {
  const error = await outcome(Promise.resolve(answer(200, "<html>Log in to this network</html>")));
  expect(problemOf(error).code).toBe("server");
});

test("no answer at all is to be offline", async () => {
  const error = await outcome(Promise.reject(new TypeError("failed")));
  expect(error).toBeInstanceOf(Unreachable);
  expect(problemOf(error)).toEqual({ title: "", status: 0, code: "offline" });
});

test("an answer that breaks off is to be offline", async () => {
  const broken = { ok: true, text: () => Promise.reject(new TypeError("cut")) } as Response;
  expect(problemOf(await outcome(Promise.resolve(broken))).code).toBe("offline");
});

test("who answers too late is not waited for", async () => {
  const never = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  vi.stubGlobal("fetch", never);
  const error = await request("GET", "/api/home", { patience: 5 }).catch((error: unknown) => error);
  expect(problemOf(error).code).toBe("offline");
});

test("addresses of matches and seats", () => {
  expect(matchPath("abc")).toBe("/api/matches/abc");
  expect(tableAddress("abc")).toBe("/table/abc");
  expect(tableAddress("abc", "secret")).toBe("/table/abc#secret");
});

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["[::1]", true],
  ["192.168.0.7", false],
  ["insula.example.org", false],
])("whether %s is this machine", (hostname, isOwn) => {
  browser.location.hostname = hostname;
  expect(isOwnMachine()).toBe(isOwn);
});

test("friends are sent to the address that the server names, or that this page came from", () => {
  expect(reachableOrigin("http://192.168.0.7:8000/")).toBe("http://192.168.0.7:8000");
  expect(reachableOrigin(null)).toBe("http://localhost:8000");
  Object.assign(browser.location, { hostname: "insula.example.org", origin: "https://insula.example.org" });
  expect(reachableOrigin("http://192.168.0.7:8000")).toBe("https://insula.example.org");
});
