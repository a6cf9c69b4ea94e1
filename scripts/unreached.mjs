// node scripts/unreached.mjs: fails for each file, export or dependency that no entry of knip.jsonc reaches, unless
// reached-later.json names it and the work that will use it. A row no longer needed fails too.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Returns names, made by `nameOf`, that are unreached but not allowed, and names that are allowed but reached. */
export function judge(found, allowed) {
  return {
    unreached: found.filter((one) => !allowed.includes(one)),
    notNeeded: allowed.filter((one) => !found.includes(one)),
  }
}

/** 'src-domain/a.ts' for a file, 'src-domain/a.ts: b' for an export, 'package.json: c' for a dependency. */
function nameOf({ file, name }) {
  return name === undefined ? file : `${file}: ${name}`
}

function namesIn({ issues }) {
  return issues
    .flatMap(({ file, ...kinds }) =>
      Object.values(kinds)
        .filter(Array.isArray)
        .flat()
        .map(({ name }) => nameOf({ file, name: name === file ? undefined : name })),
    )
    .sort()
}

function knip() {
  const program = fileURLToPath(new URL('../node_modules/knip/bin/knip.js', import.meta.url))
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program, '--production', '--no-progress', '--reporter', 'json'],
      { maxBuffer: 1 << 26 },
      (failure, out, said) => {
        // knip exits with 1 on findings; output that is no report is an error.
        try {
          resolve(JSON.parse(out))
        } catch {
          reject(new Error(said || failure?.message || 'knip said nothing'))
        }
      },
    )
  })
}

async function main() {
  const later = existsSync('reached-later.json') ? JSON.parse(readFileSync('reached-later.json', 'utf8')) : []
  const { unreached, notNeeded } = judge(namesIn(await knip()), later.map(nameOf))
  for (const one of unreached) console.error(`Nothing that runs reaches ${one}`)
  for (const one of notNeeded) console.error(`reached-later.json need not name ${one} any more`)
  if (unreached.length + notNeeded.length > 0) process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
