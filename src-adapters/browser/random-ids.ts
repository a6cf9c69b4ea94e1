import type { Ids } from '../../src-domain/time/clock.ts'

/** UUIDs v4. `randomUUID` is missing on plain HTTP. */
export function randomIds(random: Pick<Crypto, 'getRandomValues'> & Partial<Pick<Crypto, 'randomUUID'>>): Ids {
  return {
    uuid: () => random.randomUUID?.() ?? fromRandomBytes(random.getRandomValues(new Uint8Array(16))),
  }
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}

function fromRandomBytes(bytes: Uint8Array): string {
  const digits = [...bytes]
    .map((byte, at) => hex(at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte))
    .join('')
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => digits.slice(from, to))
    .join('-')
}
