/** Whose call it is: every read is narrowed by brand, and by patron where a row has an owner. */
export interface Caller {
  readonly brandId: string
  /** Known when the call carried a living session token. */
  readonly patronId?: string
  /** Whom limits count; absent where nobody calls over the network. */
  readonly network?: string
}
