/** What is used of a Durable Object's `SqlStorage`. */
export interface Sql {
  exec(query: string, ...bindings: (string | number)[]): Iterable<Record<string, unknown>>;
}

/** Gives maps that outlast the process, all in one table. The same name must not be asked for twice at a time. */
export function storedMaps(sql: Sql) {
  // Without a rowid there is one tree, so that each entry set is one row written.
  sql.exec(`CREATE TABLE IF NOT EXISTS entries (
    map TEXT, key TEXT, value TEXT NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (map, key)
  ) WITHOUT ROWID`);
  return <Value>(name: string) => new StoredMap<Value>(sql, name);
}

/** Read once, then written through. What is set anew stands last. */
class StoredMap<Value> extends Map<string, Value> {
  readonly #sql: Sql;
  readonly #name: string;
  #place = 0;

  constructor(sql: Sql, name: string) {
    super();
    this.#sql = sql;
    this.#name = name;
    const entries = sql.exec("SELECT key, value, place FROM entries WHERE map = ? ORDER BY place", name);
    for (const { key, value, place } of entries) {
      super.set(String(key), JSON.parse(String(value)));
      this.#place = Number(place);
    }
  }

  override set(key: string, value: Value): this {
    this.#sql.exec(
      `INSERT INTO entries (map, key, value, place) VALUES (?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET value = excluded.value, place = excluded.place`,
      this.#name,
      key,
      JSON.stringify(value),
      ++this.#place,
    );
    super.delete(key);
    return super.set(key, value);
  }

  override delete(key: string): boolean {
    if (this.has(key)) this.#sql.exec("DELETE FROM entries WHERE map = ? AND key = ?", this.#name, key);
    return super.delete(key);
  }
}
