export interface CardText {
  readonly name: string
  readonly about: string
  readonly marks: readonly string[]
  readonly category: string
}
