import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../store/database.ts'

export interface Picture {
  readonly hash: string
  readonly bytes: Buffer
}

/** By file name. */
export type Pictures = ReadonlyMap<string, Picture>

export const noPictures: Pictures = new Map()

/** Bytes of all pictures of a version. */
export const mostPictureBytes = 20 * 1024 * 1024

export function pictureOf(bytes: Buffer): Picture {
  return { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32), bytes }
}

export function hashesOf(pictures: Pictures): Readonly<Record<string, string>> {
  return Object.fromEntries([...pictures].map(([name, { hash }]) => [name, hash]))
}

export function bytesOf(pictures: Pictures): number {
  return [...pictures.values()].reduce((sum, { bytes }) => sum + bytes.length, 0)
}

export async function pictureBytes(db: Database, brandId: string, hash: string): Promise<Buffer | undefined> {
  // As text, because the embedded database and PostgreSQL return bytes as different types.
  const { rows } = await sql<{ bytes: string }>`
    select encode(bytes, 'base64') as bytes from brand_pictures
    where brand_id = ${brandId} and hash = ${hash}`.execute(db)
  const [row] = rows
  return row === undefined ? undefined : Buffer.from(row.bytes, 'base64')
}
