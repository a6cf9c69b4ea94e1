import fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { AbsentType } from '../../src-contract/codec/absent.ts'
import { MappedType } from '../../src-contract/codec/mapped.ts'
import { inCurrency } from '../../src-contract/codec/monetary.ts'
import { OwnCurrencyType } from '../../src-contract/codec/own-currency.ts'
import { RefinedType } from '../../src-contract/codec/refined.ts'
import { type Field, structureOf } from '../../src-contract/codec/structure.ts'
import { WithFallbackType } from '../../src-contract/codec/with-fallback.ts'
import { AmountType } from '../../src-contract/money/money.ts'
import { minor } from '../../src-domain/money/minor.ts'

/** Within the limits of the codec, with the decimals of its currency, as a number or as text. */
function moneyWire(codec: AmountType): fc.Arbitrary<unknown> {
  const { minimum = -99_999.99, maximum = 99_999.99 } = codec.words
  const perUnit = Math.round(1 / Number(codec.encode(minor(1))))
  const bounds = { min: Math.ceil(minimum * perUnit), max: Math.floor(maximum * perUnit) }
  const decimals = String(perUnit).length - 1
  return fc.integer(bounds).chain((amount) => {
    const major = Number(codec.encode(minor(amount)))
    return fc.constantFrom<unknown>(major, major.toFixed(decimals))
  })
}

/** Amounts of an object follow the currency that it names. */
function ownCurrencyWire({ wire }: OwnCurrencyType<{ readonly currency?: string }>, depth: number) {
  return fc.oneof(
    ...(['USD', 'JPY', 'KWD'] as const).map((currency) =>
      arbitraryWire(inCurrency(wire, currency), depth).map((one) => ({ ...Object(one), currency })),
    ),
  )
}

function refinedWire(codec: RefinedType<unknown>, inner: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { enum: words, pattern, type, minimum, maximum, maxLength } = codec.words
  if (typeof words === 'string') return fc.constantFrom(...words.split('|'))
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern))
  const bounds = { min: Number(minimum ?? -1e6), max: Number(maximum ?? 1e6) }
  if (type === 'integer') return fc.integer(bounds)
  // Hundredths, like amounts, rates and degrees; a random double would hardly ever be one.
  if (codec.wire instanceof t.NumberType) {
    return fc
      .integer({ min: Math.ceil(bounds.min), max: Math.floor(bounds.max) * 100 })
      .map((n) => Math.max(n / 100, bounds.min))
  }
  if (typeof maxLength === 'number') return fc.string({ maxLength, unit: 'grapheme' })
  return inner
}

function valueWire(codec: t.Mixed): fc.Arbitrary<unknown> {
  if (codec instanceof AbsentType) return fc.constant(undefined)
  if (codec instanceof t.StringType) return fc.string({ maxLength: 12 })
  if (codec instanceof t.NumberType) return fc.double({ noNaN: true, min: -1e6, max: 1e6 })
  if (codec instanceof t.BooleanType) return fc.boolean()
  if (codec instanceof AmountType) return moneyWire(codec)
  throw new Error(`no example of ${codec.name}`)
}

function objectWire(fields: readonly Field[], inner: (codec: t.Mixed) => fc.Arbitrary<unknown>) {
  return fc.record(
    Object.fromEntries(
      fields.map(({ name, codec, presence }) => [
        name,
        presence === 'orNull' ? fc.oneof(fc.constant(null), inner(codec)) : inner(codec),
      ]),
    ),
    { requiredKeys: fields.filter(({ presence }) => presence === 'required').map(({ name }) => name) },
  )
}

const deepest = 12

/** JSON that a codec accepts, generated from its structure. */
export function arbitraryWire(codec: t.Mixed, depth = 0): fc.Arbitrary<unknown> {
  const inner = (one: t.Mixed) => arbitraryWire(one, depth + 1)
  // Hardly any random list of languages contains the random default.
  if (codec.name === 'a brand configuration' && codec instanceof MappedType)
    return inner(codec.wire).map((one) => {
      const { locales, default_locale: byDefault } = Object(one)
      return { ...Object(one), locales: [byDefault, ...locales.slice(1)] }
    })
  // One in a hundred random codes is a currency.
  if (codec.name.startsWith('a currency of ISO 4217')) return fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'COP')
  const made = ((): fc.Arbitrary<unknown> => {
    const structure = structureOf(codec)
    switch (structure._tag) {
      case 'Object':
        return objectWire(structure.fields, inner)
      case 'Dictionary':
        return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), inner(structure.entry), { maxKeys: 3 })
      case 'List':
        // Ends a recursive codec.
        return depth > deepest
          ? fc.constant([])
          : fc.array(inner(structure.entry), { maxLength: Math.min(3, structure.atMost ?? 3) })
      case 'Wrapper': {
        const { wire, also } = structure
        if (codec instanceof WithFallbackType)
          return fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 4, arbitrary: inner(wire) })
        if (codec instanceof OwnCurrencyType) return ownCurrencyWire(codec, depth + 1)
        if (codec instanceof RefinedType) return refinedWire(codec, inner(wire))
        return also === undefined ? inner(wire) : fc.oneof(inner(wire), inner(also))
      }
      case 'Value':
        return valueWire(codec)
    }
  })()
  // Rules between fields are few, so filtering is cheap.
  return codec instanceof MappedType || codec instanceof RefinedType
    ? made.filter((one) => isRight(codec.decode(one)))
    : made
}
