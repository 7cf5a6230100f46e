// The same browser for components that are drawn as text.

import browser from "./browser";

export default { ...browser, name: "paper", viteEnvironment: "ssr" };
