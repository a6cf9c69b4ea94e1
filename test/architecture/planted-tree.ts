import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** Temporary project with planted violations: a check that cannot fail proves nothing. */
export async function withPlantedTree<A>(
  files: Readonly<Record<string, string>>,
  use: (root: string) => A | Promise<A>,
): Promise<A> {
  const root = mkdtempSync(join(tmpdir(), 'planted-'))
  try {
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    return await use(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
