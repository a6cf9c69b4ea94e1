export interface Image {
  readonly variables: Readonly<Record<string, string>>
  readonly user: string | undefined
  readonly port: number | undefined
  /** Program and arguments. */
  readonly check: readonly string[]
  readonly command: readonly string[]
}

export function instructionsOf(text: string): readonly (readonly [string, string])[]
export function ignoredBy(text: string): (path: string) => boolean
export function carryOut(root: string, target: string): Image
