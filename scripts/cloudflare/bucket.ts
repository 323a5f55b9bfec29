import type { Api } from "./api.ts";

/** Where the locked media lie, by keys such as `trade/desk-3964d07352-400.avif`. */
export interface Bucket {
  /** Null when it is not there. */
  read: (key: string) => Promise<string | null>;
  write: (key: string, bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

export function bucketOf(api: Api, name: string): Bucket {
  const path = (key: string) => `${BUCKETS}/${name}/objects/${key}`;
  return {
    read: (key) => api.read(path(key)),
    write: (key, bytes, type) => api.send("PUT", path(key), { bytes, type }),
    remove: (key) => api.send("DELETE", path(key)),
  };
}

/** Makes the bucket unless it is there. @throws ExitReason, also when the account has R2 switched off */
export async function makeBucket(api: Api, name: string): Promise<void> {
  if ((await api.get(`${BUCKETS}/${name}`)) === null) await api.make(BUCKETS, { name });
}

const BUCKETS = "/accounts/:account/r2/buckets";
