/** Tables of a location for which signs can be printed. */
export interface TableSigns {
  readonly slug: string
  /** False: the brand or the location does not take orders at tables, so a sign would lead to a refusal. */
  readonly isOn: boolean
  /** Numbers as on the signs, without retired tables. */
  readonly numbers: readonly string[]
}
