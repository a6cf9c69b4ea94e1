/** A menu as another format describes it, before our codec and lint have seen it. */
export interface MenuDraft {
  /** In the shape of menu.json. */
  readonly json: unknown
  readonly didNotFit: readonly DidNotFit[]
  /** Addresses at the other system. */
  readonly pictures?: readonly VendorPicture[]
}

export interface VendorPicture {
  readonly part: 'groups' | 'items'
  readonly id: string
  readonly address: string
}

/** A value of the file that our menu has no place for. */
export interface DidNotFit {
  /** Without list positions and ids, so that equal losses are one line with a count. */
  readonly path: string
  /** Where it stands in the file. */
  readonly at: string
  readonly value: string
}

/** One line per path, with the first place and value. */
export function didNotFitLines(all: readonly DidNotFit[]): readonly string[] {
  const paths = [...new Set(all.map(({ path }) => path))]
  return paths.map((path) => {
    const losses = all.filter((one) => one.path === path)
    const [first] = losses
    return `did not fit: ${path}, ${losses.length === 1 ? 'once' : `${losses.length} times`}, first at ${first?.at}: ${shortened(first?.value ?? '')}`
  })
}

function shortened(value: string): string {
  const line = value.replace(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
