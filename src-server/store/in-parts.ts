/** A statement may have 65,535 parameters, and a row has up to sixteen. */
const rowsPerStatement = 500

/** Rows in parts of one statement each. No rows make no part. */
export function inParts<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const count = Math.ceil(rows.length / rowsPerStatement)
  return Array.from({ length: count }, (_, at) => rows.slice(at * rowsPerStatement, (at + 1) * rowsPerStatement))
}
