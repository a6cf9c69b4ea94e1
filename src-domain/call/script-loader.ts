/** Loads a vendor's script, once per URL. Never throws; the script may never load. */
export interface ScriptLoader {
  readonly load: (address: string) => void
}
