import type { Api } from "./api.ts";

/** The id of the D1 database of that name; null when the account has none. @throws ExitReason */
export async function findDatabase(api: Api, name: string): Promise<string | null> {
  const found = await api.get<Database[]>(`${DATABASES}?name=${name}`);
  // Others have the name in theirs.
  return found?.find((database) => database.name === name)?.uuid ?? null;
}

/** An empty one: the site itself makes its tables. @returns its id @throws ExitReason */
export async function makeDatabase(api: Api, name: string): Promise<string> {
  const { uuid } = await api.make<Database>(DATABASES, { name });
  return uuid;
}

const DATABASES = "/accounts/:account/d1/database";

interface Database {
  name: string;
  uuid: string;
}
