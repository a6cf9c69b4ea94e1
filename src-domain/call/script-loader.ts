/** Brings an outside party's script into the page, once for each address. Never throws; a script may stay away. */
export interface ScriptLoader {
  readonly load: (address: string) => void
}
