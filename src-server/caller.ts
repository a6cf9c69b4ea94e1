export interface Caller {
  readonly brandId: string
  readonly patronId?: string
  readonly network?: string
}
