// Which files make which suite, and how patient each is.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const tests = /\.(test|properties)\.tsx?$/

export const suites = {
  // Fewer runs of each property than elsewhere, so that the whole command stays below two seconds.
  domain: { folders: ['test/src-domain'], files: tests, timeout: 2_000, runs: 50 },
  architecture: { folders: ['test/architecture'], files: tests, timeout: 60_000 },
  // The order server, on both databases.
  server: { folders: ['test/src-server'], files: tests, timeout: 30_000 },
  // Whatever no other suite claims, so that no test file can be forgotten.
  node: {
    folders: ['test'],
    except: ['test/src-domain', 'test/architecture', 'test/src-ui', 'test/src-server'],
    files: tests,
    timeout: 30_000,
  },
  ui: { folders: ['test/src-ui'], files: tests, timeout: 10_000, dom: true },
  // The same property files that the suites above run a hundred times each.
  properties: { folders: ['test'], files: /\.properties\.tsx?$/, timeout: 600_000, runs: 10_000 },
  fuzz: { folders: ['test'], files: /\.fuzz\.test\.ts$/, timeout: 1_800_000, fuzz: 5_000 },
}

const below = (folder) => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch (reason) {
    if (reason.code === 'ENOENT') return []
    throw reason
  }
}

export const filesOf = (suite) =>
  suite.folders
    .flatMap(below)
    .filter((entry) => entry.isFile() && suite.files.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !suite.except?.some((folder) => file.startsWith(`${folder}/`)))
    .sort()
