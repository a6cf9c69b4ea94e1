import type * as t from 'io-ts'
import { OursType } from '../../src-contract/codec/ours.ts'
import { type Field, structureOf } from '../../src-contract/codec/structure.ts'
import { WithFallbackType } from '../../src-contract/codec/with-fallback.ts'

/** Field names from the response down; `*` stands for each array or record entry. */
export type FieldPath = readonly string[]

export function optionalFields(
  codec: t.Mixed,
  at: FieldPath = [],
  above: readonly t.Mixed[] = [],
): readonly FieldPath[] {
  // Nested choices repeat the same fields.
  if (above.includes(codec)) return []
  const inside = (one: t.Mixed, name?: string) =>
    optionalFields(one, name === undefined ? at : [...at, name], [...above, codec])
  const structure = structureOf(codec)
  switch (structure._tag) {
    case 'Object':
      return structure.fields
        .filter((field) => !(field.codec instanceof OursType))
        .flatMap((field) => [...(mayBeMissing(field) ? [[...at, field.name]] : []), ...inside(field.codec, field.name)])
    case 'Dictionary':
    case 'List':
      return inside(structure.entry, '*')
    case 'Wrapper':
      return inside(structure.wire)
    case 'Value':
      return []
  }
}

function mayBeMissing({ presence, codec }: Field): boolean {
  return presence !== 'required' || codec instanceof WithFallbackType
}

export function withoutField(answer: unknown, path: FieldPath): unknown {
  return changedAt(answer, path, () => [])
}

export function withNull(answer: unknown, path: FieldPath): unknown {
  return changedAt(answer, path, (key) => [[key, null]])
}

type Entry = readonly [string, unknown]

function changedAt(answer: unknown, path: FieldPath, instead: (key: string) => readonly Entry[]): unknown {
  const [name, ...rest] = path
  if (name === undefined || typeof answer !== 'object' || answer === null) return answer
  if (Array.isArray(answer)) return name === '*' ? answer.map((one) => changedAt(one, rest, instead)) : answer
  return Object.fromEntries(
    Object.entries(answer).flatMap(([key, one]): readonly Entry[] => {
      if (name !== '*' && key !== name) return [[key, one]]
      return rest.length === 0 ? instead(key) : [[key, changedAt(one, rest, instead)]]
    }),
  )
}

export function hasField(answer: unknown, path: FieldPath): boolean {
  return JSON.stringify(withoutField(answer, path)) !== JSON.stringify(answer)
}
