import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const page = 'docs/howto/storefront-alone.md'

/** Brands folder with only the files that the page on a standalone storefront lists. The caller deletes it. */
export async function documentedBrand(change: (file: string) => string = (file) => file): Promise<string> {
  const [, id, file] = /`(\w+)\/brand\.json`[^`]*\n```json\n([\s\S]*?)\n```/.exec(await readFile(page, 'utf8')) ?? []
  if (id === undefined || file === undefined) throw new Error(`${page} has no brand`)
  const folder = await mkdtemp(join(tmpdir(), 'documented-'))
  await mkdir(join(folder, id))
  await writeFile(join(folder, id, 'brand.json'), change(file))
  return folder
}
