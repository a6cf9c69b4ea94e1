// node scripts/equal-lines.mjs: fails if two places share more than twelve equal lines. Indentation, empty lines and
// imports do not count.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const most = 12
const folders = ['src', 'src-domain', 'src-contract', 'src-adapters', 'src-ui', 'src-server', 'scripts']

/**
 * Places with more than `most` equal lines, longest run once: "a.ts:3 and b.ts:17: 14 equal lines". `files` maps paths
 * to texts.
 */
export function equalPlaces(files) {
  const texts = files.map(([path, text]) => ({ path, lines: linesOf(text) }))
  const starts = new Map()
  const found = []
  for (const one of texts)
    for (let at = 0; at + most < one.lines.length; at += 1) {
      const window = windowAt(one.lines, at)
      const earlier = starts.get(window)
      if (isOneLine(one.lines, at)) continue
      if (earlier === undefined) starts.set(window, { ...one, at })
      else if (!overlap(earlier, { ...one, at }) && !goesOn(earlier, one, at)) found.push(told(earlier, { ...one, at }))
    }
  return found
}

const imports = /^(?:import|export)\s[^'"]*?\bfrom '[^']+'$/gm

function linesOf(text) {
  return text
    .replace(imports, (statement) => statement.replace(/.+/g, ''))
    .split('\n')
    .map((line, index) => ({ text: line.trim(), number: index + 1 }))
    .filter((line) => line.text !== '')
}

function windowAt(lines, at) {
  return lines
    .slice(at, at + most + 1)
    .map(({ text }) => text)
    .join('\n')
}

/** True for a run of identical lines, such as brackets, which is no duplicate. */
function isOneLine(lines, at) {
  return lines.slice(at, at + most + 1).every(({ text }) => text === lines[at].text)
}

/** True if both places are the same repeating passage a few lines apart. */
function overlap(one, other) {
  return one.path === other.path && other.at - one.at <= most
}

/** True if the previous lines are equal too: the run is already reported. */
function goesOn(earlier, one, at) {
  const [before, here] = [earlier.lines[earlier.at - 1], one.lines[at - 1]]
  return before !== undefined && here !== undefined && before.text === here.text
}

function told(one, other) {
  let count = most + 1
  while (isSame(one.lines[one.at + count], other.lines[other.at + count])) count += 1
  const place = ({ path, lines, at }) => `${path}:${lines[at].number}`
  return `${place(one)} and ${place(other)}: ${count} equal lines`
}

function isSame(one, other) {
  return one !== undefined && other !== undefined && one.text === other.text
}

function sources() {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css|sql)$/.test(entry.name))
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
    )
    .sort()
    .map((path) => [path, readFileSync(path, 'utf8')])
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = equalPlaces(sources())
  for (const one of found) console.error(one)
  if (found.length > 0) process.exitCode = 1
}
