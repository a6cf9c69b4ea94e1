// node deploy/without-docker.mjs FOLDER: carries out deploy/Dockerfile where Docker cannot run. FOLDER must be empty or
// absent; it gets what the image has in its working directory. Prints the environment, user, check and command of the
// image as one line of JSON. Each stage gets a clean folder, so a file that the Dockerfile does not copy is not there.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** One `[instruction, rest]` a line; lines that end in a backslash go on. */
export function instructionsOf(text) {
  return text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name, rest] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? []
      if (name === undefined) throw new Error(`not an instruction: ${line}`)
      return [name, rest.trim()]
    })
}

/** Says whether a path below the context stays out. Patterns: a name at the top, or a name with stars anywhere. */
export function ignoredBy(text) {
  const patterns = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const rules = patterns.map((pattern) => {
    const anywhere = /^\*\*\/\*(\.[a-z]+)$/.exec(pattern)
    if (anywhere !== null) return (path) => path.endsWith(anywhere[1])
    if (!/^[\w.-]+$/.test(pattern)) throw new Error(`a pattern of another kind: ${pattern}`)
    return (path) => path === pattern || path.startsWith(`${pattern}/`)
  })
  return (path) => rules.some((rule) => rule(path))
}

function run(command, { folder, variables }) {
  const { status } = spawnSync('sh', ['-c', command], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`failed with ${status}: ${command}`)
}

function copy(rest, stage, { context, isIgnored, stages }) {
  const words = rest.split(/\s+/)
  const source = /^--from=(.+)$/.exec(words[0])?.[1]
  const [paths, target] = [words.slice(source === undefined ? 0 : 1, -1), words.at(-1)]
  if (source !== undefined && !stages.has(source)) throw new Error(`no stage is called ${source}`)
  for (const path of paths) {
    // A stage's own paths are absolute: its working directory stands for the folder.
    const from = source === undefined ? resolve(context, path) : join(stages.get(source).folder, relative('/app', path))
    const isInto = target.endsWith('/') || path === '.'
    const to =
      path === '.' ? stage.folder : isInto ? join(stage.folder, target, basename(path)) : join(stage.folder, target)
    mkdirSync(dirname(to), { recursive: true })
    cpSync(from, to, {
      recursive: true,
      filter: (one) => source !== undefined || !isIgnored(relative(context, one)),
    })
  }
}

function stageOf(rest, { target, work, stages }) {
  const [, called] = /^node:\d+(?:-slim)?(?: AS (\w+))?$/.exec(rest) ?? [undefined, 'nothing']
  if (called === 'nothing') throw new Error(`not an image of Node: ${rest}`)
  const folder = called === undefined ? target : join(work, called)
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`)
  const stage = { folder, variables: {} }
  if (called !== undefined) stages.set(called, stage)
  return stage
}

function setVariable(rest, { variables }) {
  const [, name, value] = /^(\w+)=(\S+)$/.exec(rest) ?? []
  if (name === undefined) throw new Error(`not one NAME=value: ${rest}`)
  variables[name] = value
}

function checkFolder(rest) {
  if (rest !== '/app') throw new Error(`the working directory is ${rest}, not /app`)
}

const doing = {
  WORKDIR: checkFolder,
  COPY: copy,
  RUN: run,
  ENV: setVariable,
  USER: (rest, stage) => Object.assign(stage, { user: rest }),
  EXPOSE: (rest, stage) => Object.assign(stage, { port: Number(rest) }),
  HEALTHCHECK: (rest, stage) => Object.assign(stage, { check: JSON.parse(rest.slice(rest.indexOf('CMD ') + 4)) }),
  CMD: (rest, stage) => Object.assign(stage, { command: JSON.parse(rest) }),
}

/** Returns what the image would start with. Throws for an instruction that it does not know. */
export function carryOut(root, target) {
  const instructions = instructionsOf(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'))
  const isIgnored = ignoredBy(readFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'utf8'))
  const work = mkdtempSync(join(tmpdir(), 'image-'))
  const around = { target, work, stages: new Map(), context: root, isIgnored }
  let stage
  try {
    for (const [name, rest] of instructions) {
      if (name === 'FROM') stage = stageOf(rest, around)
      else if (doing[name] === undefined) throw new Error(`an instruction of another kind: ${name}`)
      else doing[name](rest, stage, around)
    }
    const { variables, user, port, check, command } = stage
    return { variables, user, port, check, command }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [target] = process.argv.slice(2)
  if (target === undefined) {
    console.error('Name a folder: node deploy/without-docker.mjs /opt/tureen')
    process.exit(2)
  }
  const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
  if (!existsSync(join(root, 'package-lock.json'))) throw new Error(`${root} has no package-lock.json`)
  console.log(JSON.stringify(carryOut(root, resolve(target))))
}
