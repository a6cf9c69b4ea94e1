import { randomUUID } from 'node:crypto'
import { messages, type PGlite, protocol, types } from '@electric-sql/pglite'

export interface StatementResult {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly count: number
}

type Fields = messages.RowDescriptionMessage['fields']

const { serialize } = protocol

export type EmbeddedEngine = Pick<PGlite, 'query' | 'execProtocol' | 'runExclusive'>

/** PGlite's own `query` parses and plans every time, which is most of a placement's cost. */
export function preparedStatements(database: EmbeddedEngine) {
  const session = randomUUID().slice(0, 8)
  const known = new Map<string, { readonly name: string; readonly fields: Fields }>()

  const prepare = async (text: string) => {
    const name = `${session}_${known.size}`
    const { messages: answer } = await database.execProtocol(
      joined([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]),
    )
    const described = answer.find((message) => message instanceof messages.RowDescriptionMessage)
    const statement = { name, fields: described?.fields ?? [] }
    known.set(text, statement)
    return statement
  }

  const run = async (text: string, parameters: readonly unknown[]): Promise<StatementResult> => {
    const { name, fields } = known.get(text) ?? (await prepare(text))
    const { messages: answer } = await database.execProtocol(
      joined([
        serialize.bind({ statement: name, values: parameters.map(asText) }),
        serialize.execute({}),
        serialize.sync(),
      ]),
    )
    const rows = answer.flatMap((message) =>
      message instanceof messages.DataRowMessage ? [rowFrom(fields, message.fields)] : [],
    )
    const end = answer.find((message) => message instanceof messages.CommandCompleteMessage)
    return { rows, count: countIn(end?.text ?? '') }
  }

  return {
    run: (text: string, parameters: readonly unknown[]): Promise<StatementResult> =>
      database.runExclusive(() => run(text, parameters)),
    has: (text: string): boolean => known.has(text),
    size: (): number => known.size,
  }
}

/** Callers serialise lists and objects to JSON. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  throw new TypeError(`a parameter of type ${typeof value}`)
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

function rowFrom(fields: Fields, values: readonly (string | null)[]): Readonly<Record<string, unknown>> {
  const row: Record<string, unknown> = {}
  fields.forEach((field, index) => {
    row[field.name] = types.parseType(values[index] ?? null, field.dataTypeID)
  })
  return row
}

/** The tag "INSERT 0 3" means three rows. */
function countIn(tag: string): number {
  return Number(/(\d+)$/.exec(tag)?.[1] ?? 0)
}
