import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/** Bytes of a tar header; contents are padded to a multiple. */
const block = 512

/** Rejects an incomplete archive. */
export async function unpackArchive(archive: string, folder: string): Promise<void> {
  const bytes = await promisify(gunzip)(await readFile(archive))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  let at = 0
  while (bytes[at] !== undefined && bytes[at] !== 0) {
    const { name, mode, size, isFolder } = headerAt(bytes.subarray(at, at + block))
    const path = join(folder, name)
    const content = bytes.subarray(at + block, at + block + size)
    if (content.length !== size) throw new Error(`${archive} ends in the middle of ${name}`)
    if (isFolder) mkdirSync(path, { recursive: true, mode })
    else writeFileSync(path, content, { mode })
    at += block + Math.ceil(size / block) * block
  }
}

/** POSIX ustar: texts end with NUL, numbers are octal digits. */
function headerAt(header: Buffer) {
  const text = (from: number, length: number) => header.toString('latin1', from, from + length).replace(/\0.*$/s, '')
  const kind = text(156, 1)
  if (text(257, 5) !== 'ustar' || !['', '0', '5'].includes(kind)) throw new Error('not an archive of a database')
  const [prefix, name] = [text(345, 155), text(0, 100)]
  return {
    name: prefix === '' ? name : `${prefix}/${name}`,
    mode: Number.parseInt(text(100, 8), 8),
    size: Number.parseInt(text(124, 12), 8) || 0,
    isFolder: kind === '5',
  }
}
