import * as t from 'io-ts'
import { AlsoType } from '../codec/also.ts'
import { ByIdType } from '../codec/by-id.ts'
import { KeyedType } from '../codec/keyed.ts'
import { ListType } from '../codec/list.ts'
import { MappedType } from '../codec/mapped.ts'
import { OtherwiseType } from '../codec/otherwise.ts'
import { OursType } from '../codec/ours.ts'
import { RefinedType } from '../codec/refined.ts'
import { ShapeType } from '../codec/shape.ts'
import { routes } from '../routes.ts'

/**
 * Every addition of ours to the contract, once: a call as `POST /address`, a field by the shape that it stands in, as
 * `a location: fees`. docs/additions.md says of each what the storefront does without it.
 */
export const additions = (): readonly string[] => {
  const found = new Set<string>()
  const walk = fieldWalk((shape, field) => found.add(`${shape}: ${field}`))
  for (const { method, path, addition, ...route } of Object.values<Walked>(routes)) {
    if (addition !== undefined) found.add(`${method} ${path}`)
    // What stands in an addition is one with it.
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

const fieldWalk = (tell: (shape: string, field: string) => void) => {
  const seen = new Set<t.Mixed>()
  const walk = (codec: t.Mixed): void => {
    if (seen.has(codec)) return
    seen.add(codec)
    if (codec instanceof ShapeType) {
      for (const [name, one] of fieldsOf(codec))
        if (one instanceof OursType) tell(codec.name, name)
        else walk(one)
    } else for (const one of insidesOf(codec)) walk(one)
  }
  return walk
}

/** Every field of an object, by name. */
export const fieldsOf = (
  codec: ShapeType<Record<string, t.Mixed>, Record<string, t.Mixed>, Record<string, t.Mixed>>,
): readonly (readonly [string, t.Mixed])[] =>
  [codec.required, codec.optional, codec.orNull].flatMap((fields) => Object.entries(fields))

const insidesOf = (codec: t.Mixed): readonly t.Mixed[] => {
  if (codec instanceof ListType || codec instanceof ByIdType || codec instanceof KeyedType) return [codec.entry]
  if (codec instanceof AlsoType) return [codec.wire, codec.other]
  if (codec instanceof MappedType || codec instanceof OtherwiseType || codec instanceof RefinedType) return [codec.wire]
  return codec instanceof t.RecursiveType ? [codec.type] : []
}
