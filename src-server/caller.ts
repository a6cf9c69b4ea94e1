/** The caller: reads are filtered by brand, and by patron where a row has an owner. */
export interface Caller {
  readonly brandId: string
  /** Set if the request carried a valid session token. */
  readonly patronId?: string
  /** The client network for rate limits; absent for calls without a network. */
  readonly network?: string
}
