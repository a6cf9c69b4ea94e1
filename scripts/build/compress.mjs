// Writes each asset as .br and .gz, and caches the result by content.
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The name changes with the method, so old entries are not reused. */
const cache = 'node_modules/.cache/compressed-smallest'
const worthIt = /\.(js|css|svg|json|txt)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export async function compress(folder) {
  await mkdir(cache, { recursive: true })
  const names = (await readdir(folder)).filter((name) => worthIt.test(name))
  await Promise.all(
    names.flatMap((name) =>
      ['.br', '.gz'].map(async (ending) =>
        copyFile(await packed(await readFile(join(folder, name)), ending), join(folder, name + ending)),
      ),
    ),
  )
}

/**
 * Brotli's font mode makes most scripts about 200 bytes smaller than its generic mode, and some larger. Takes the
 * smaller.
 */
async function smallest(bytes) {
  const [font, general] = await Promise.all(
    [constants.BROTLI_MODE_FONT, constants.BROTLI_MODE_GENERIC].map((mode) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: mode,
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    ),
  )
  return font.length < general.length ? font : general
}

async function packed(bytes, ending) {
  const kept = join(cache, createHash('sha256').update(bytes).digest('hex') + ending)
  try {
    await readFile(kept)
  } catch {
    const small = ending === '.br' ? await smallest(bytes) : await zip(bytes, { level: 9 })
    await writeFile(kept, small)
  }
  return kept
}
