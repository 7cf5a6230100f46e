// Requests to the server, and the addresses of this client.

import type { Problem } from "./messages";

const PATIENCE = 15_000;

/** What the server does not do, with the problem that it names. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** The server did not answer. */
export class Unreachable extends Error {}

interface Asking {
  token?: string | null;
  body?: unknown;
  patience?: number;
}

/** Ask the server for something; the answer is its JSON, or null where it has none. */
export async function request<Answer>(method: string, path: string, asking: Asking = {}): Promise<Answer> {
  const { token = null, body, patience = PATIENCE } = asking;
  const headers = new Headers();
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  let answer: Response;
  let text: string;
  try {
    const signal = AbortSignal.timeout(patience);
    answer = await fetch(path, {
      method,
      headers,
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    text = await answer.text();
  } catch {
    throw new Unreachable();
  }
  if (!answer.ok) throw new Refused(problemIn(answer.status, text));
  return (text ? JSON.parse(text) : null) as Answer;
}

/** What went wrong, as a problem that can be said in words. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  return { title: "", status: 0, code: error instanceof Unreachable ? "offline" : "server" };
}

function problemIn(status: number, text: string): Problem {
  try {
    const problem = JSON.parse(text);
    if (typeof problem.code === "string") return problem;
  } catch {
    // Not ours: a proxy's page, or nothing at all.
  }
  return { title: "", status, code: "server" };
}

export const matchPath = (match: string): string => `/api/matches/${match}`;

/** The address of a table; with a token that of a seat. */
export const tableAddress = (match: string, token: string | null = null): string =>
  `/table/${match}${token ? `#${token}` : ""}`;

/** Where others reach this server: as this page did, or the address that it names itself, if it is only our own machine. */
export const reachableOrigin = (address: string | null): string =>
  isOwnMachine() && address ? address.replace(/\/+$/, "") : location.origin;

/** Whether this page came from the machine that it is shown on. */
export const isOwnMachine = (): boolean => /^(localhost|127\.|\[?::1)/.test(location.hostname);

/** The address of a file that is served as it is. */
export const fileAddress = (name: string): string => `${import.meta.env.BASE_URL}${name}`;
