import type * as t from 'io-ts'
import { OursType } from '../../src-contract/codec/ours.ts'
import { structureOf } from '../../src-contract/codec/structure.ts'
import { routes } from '../../src-contract/routes.ts'

/**
 * Our additions to the contract: calls as `POST /address`, fields by their shape, as `a location: fees`.
 * docs/additions.md says how the storefront works without each.
 */
export function additions(): readonly string[] {
  const found = new Set<string>()
  const walk = fieldWalk((shape, field) => found.add(`${shape}: ${field}`))
  for (const { method, path, addition, ...route } of Object.values<Walked>(routes)) {
    if (addition !== undefined) found.add(`${method} ${path}`)
    // Fields below an addition belong to it.
    else for (const codec of [route.query, route.body, ...Object.values(route.answers)]) walk(codec)
  }
  return [...found].sort()
}

interface Walked {
  readonly method: string
  readonly path: string
  readonly query: t.Mixed
  readonly body: t.Mixed
  readonly answers: Readonly<Record<number, t.Mixed>>
  readonly addition?: object
}

function fieldWalk(tell: (shape: string, field: string) => void) {
  const seen = new Set<t.Mixed>()
  const walk = (codec: t.Mixed): void => {
    if (seen.has(codec)) return
    seen.add(codec)
    const structure = structureOf(codec)
    switch (structure._tag) {
      case 'Object':
        for (const field of structure.fields)
          if (field.codec instanceof OursType) tell(codec.name, field.name)
          else walk(field.codec)
        return
      case 'List':
      case 'Dictionary':
        walk(structure.entry)
        return
      case 'Wrapper':
        walk(structure.wire)
        if (structure.also !== undefined) walk(structure.also)
        return
      case 'Value':
        return
    }
  }
  return walk
}
