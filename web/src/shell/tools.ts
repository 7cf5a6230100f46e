// What lies beside the table: always the same, in the same order.

import type { IconName } from "../ui/icons";
import type { Desk } from "./desk.svelte";
import { openLog } from "./keys";

export interface Tool {
  id: string;
  icon: IconName;
  /** The id of its name. */
  name: string;
  use: () => void;
}

const open =
  (desk: Desk, dialog: NonNullable<Desk["dialog"]>): Tool["use"] =>
  () =>
    (desk.dialog = dialog);

/** What is used often during a game. */
export function oftenUsed(desk: Desk): Tool[] {
  if (desk.table === null) return [];
  return [
    { id: "to-sheet", icon: "chart", name: "page-tool-sheet", use: open(desk, "sheet") },
    { id: "to-come", icon: "pile", name: "page-tool-to-come", use: open(desk, "to-come") },
    { id: "to-rules", icon: "rules", name: "page-rules", use: () => (desk.rule = "") },
  ];
}

export function seldomUsed(desk: Desk): Tool[] {
  const { table, replay } = desk;
  const hasPast = table !== null && replay.at === null && table.move > 0;
  const replaying: Tool = {
    id: "to-replay",
    icon: "replay",
    name: "page-replay",
    use: () => table && desk.replay.look(table.move),
  };
  const atTable: Tool[] = [
    { id: "to-seat", icon: "people", name: "page-tool-seat", use: open(desk, "seat") },
    { id: "to-share", icon: "share", name: "page-share", use: open(desk, "share") },
  ];
  const { tryout } = desk;
  const trying: Tool = {
    id: "to-try",
    icon: "try",
    name: "page-tool-try",
    use: () => (tryout.now === null ? tryout.begin() : tryout.end()),
  };
  return [
    ...(tryout.isOffered ? [trying] : []),
    ...(isAdvised(desk) ? [advice(desk)] : []),
    ...(hasPast ? [replaying] : []),
    ...(table === null ? [] : atTable),
    { id: "to-settings", icon: "settings", name: "page-settings", use: open(desk, "settings") },
    { id: "to-help", icon: "help", name: "page-help", use: open(desk, "help") },
  ];
}

const advice = (desk: Desk): Tool => ({
  id: "to-advice",
  icon: "robot",
  name: "page-tool-advice",
  use: open(desk, "advice"),
});

/** Whether a bot may say what it thinks: to a person against bots alone, and to those who played, in the replay. */
function isAdvised({ table, replay, seats, host }: Desk): boolean {
  if (table === null) return false;
  if (table.over) return replay.at !== null && (table.seat !== null || host !== null);
  return (
    replay.at === null &&
    table.seat !== null &&
    seats.every(({ kind }, seat) => kind === (seat === table.seat ? "person" : "bot"))
  );
}

/** Where the log does not lie beside the table. */
export const logTool = (desk: Desk): Tool[] =>
  desk.table === null ? [] : [{ id: "to-log", icon: "log", name: "page-tool-log", use: () => openLog(desk) }];
