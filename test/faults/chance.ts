export interface Chance {
  /** From 0 up to, not including, 1. */
  readonly next: () => number
  readonly between: (least: number, most: number) => number
  readonly oneOf: <A>(first: A, ...more: readonly A[]) => A
}

/** Mulberry32: one seed plans the same faults; their timing depends on the machine. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    oneOf: (first, ...more) => [first, ...more][Math.floor(next() * (more.length + 1))] ?? first,
  }
}
