// What the parts of a table share, such as the piece that is being placed.

/** One thing for each table: made when a part of the table first asks for it, it outlives that part. */
export function oneForEach<Table extends object, Thing>(make: (table: Table) => Thing): (table: Table) => Thing {
  const made = new WeakMap<Table, { thing: Thing }>();

  function begin(table: Table): { thing: Thing } {
    let begun: { thing: Thing } | undefined;
    // What is derived within a part would go no further once that part is cleared away.
    $effect.root(() => {
      begun = { thing: make(table) };
    });
    made.set(table, begun!);
    return begun!;
  }

  return (table) => (made.get(table) ?? begin(table)).thing;
}
