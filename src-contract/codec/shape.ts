import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { ForgivingType } from './forgiving.ts'
import { inCurrency, MonetaryType } from './monetary.ts'
import { OursType } from './ours.ts'

export type Fields = Readonly<Record<string, t.Mixed>>
type NoFields = Readonly<Record<never, never>>
type Flat<T> = { readonly [K in keyof T]: T[K] }

/** An absent field is missing, never `undefined`. */
export type Shaped<R extends Fields, O extends Fields, N extends Fields> = Flat<
  { readonly [K in keyof R]: t.TypeOf<R[K]> } & { readonly [K in keyof O]?: t.TypeOf<O[K]> } & {
    readonly [K in keyof N]?: t.TypeOf<N[K]>
  }
>

/** Drops unknown fields. Reads null as absent. Writes an absent `orNull` field as null. */
export class ShapeType<R extends Fields, O extends Fields, N extends Fields> extends MonetaryType<Shaped<R, O, N>> {
  readonly _tag = 'ShapeType' as const
  readonly required: R
  readonly optional: O
  readonly orNull: N
  constructor(name: string, required: R, optional: O, orNull: N) {
    const must = Object.entries(required)
    const may = [...Object.entries(optional), ...Object.entries(orNull)]
    super(
      name,
      (u): u is Shaped<R, O, N> =>
        isRecord(u) &&
        must.every(([key, codec]) => codec.is(u[key])) &&
        may.every(([key, codec]) => u[key] === undefined || codec.is(u[key])),
      (u, context) => {
        if (!isRecord(u)) return t.failure(u, context, 'not an object')
        const seen: Record<string, unknown> = {}
        const errors: t.ValidationError[] = []
        const read = (key: string, codec: t.Mixed) => {
          // Ignores inherited members such as `toString`.
          const actual = Object.hasOwn(u, key) ? u[key] : undefined
          const value = codec.validate(actual, t.appendContext(context, key, codec, actual))
          if (!isLeft(value)) seen[key] = value.right
          else if (!forgives(codec)) errors.push(...value.left)
        }
        for (const [key, codec] of must) read(key, codec)
        for (const [key, codec] of may)
          if (Object.hasOwn(u, key) && u[key] !== undefined && u[key] !== null) read(key, codec)
        // Every field was just decoded; this is the only cast.
        return errors.length > 0 ? t.failures(errors) : t.success(seen as Shaped<R, O, N>)
      },
      (value) => {
        const given: Record<string, unknown> = value
        const written: Record<string, unknown> = {}
        for (const [key, codec] of must) written[key] = codec.encode(given[key])
        for (const [key, codec] of may) if (given[key] !== undefined) written[key] = codec.encode(given[key])
        for (const key of Object.keys(orNull)) written[key] ??= null
        return written
      },
    )
    this.required = required
    this.optional = optional
    this.orNull = orNull
  }

  protected remade(currency: string): ShapeType<R, O, N> {
    const [required, optional] = [fieldsIn(this.required, currency), fieldsIn(this.optional, currency)]
    return new ShapeType(this.name, required, optional, fieldsIn(this.orNull, currency))
  }
}

export function shape<R extends Fields, O extends Fields = NoFields, N extends Fields = NoFields>(
  name: string,
  fields: { readonly required: R; readonly optional?: O; readonly orNull?: N },
): ShapeType<R, O, N> {
  return new ShapeType<R, O, N>(name, fields.required, fields.optional ?? none(), fields.orNull ?? none())
}

function fieldsIn<F extends Fields>(fields: F, currency: string): F {
  const made = Object.entries(fields).map(([name, codec]) => [name, inCurrency(codec, currency)])
  return { ...fields, ...Object.fromEntries(made) }
}

function forgives(codec: t.Mixed): boolean {
  return codec instanceof ForgivingType || (codec instanceof OursType && forgives(codec.wire))
}

function none<F extends Fields>(): F {
  return Object.create(null)
}

function isRecord(u: unknown): u is Record<string, unknown> {
  return typeof u === 'object' && u !== null && !Array.isArray(u)
}
