// Finds Chromium for the journeys, or installs it. Run as a script, prints the path.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'

// The headless shell saves a fifth of each journey's time. It has no back-forward cache.
const shell = 'chromium-headless-shell'
const onThePath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const installed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const byHand = 'npx playwright install --with-deps chromium'

/** Path of a working Chromium, or undefined. `fetch` installs one if necessary; `whole` excludes the headless shell. */
export function findChromium({ fetch = false, whole = false } = {}) {
  const here = whole ? [playwrights, wholes] : [playwrights, shells, wholes]
  const ways = fetch ? [...here, fetchPlaywrights, installDebians] : here
  for (const way of ways) {
    const [path] = way()
    if (path !== undefined) return path
  }
  return undefined
}

export const chromiumIsMissing = `No Chromium runs here and none could be fetched. Run: ${byHand}`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = findChromium({ fetch: true })
  console.log(path ?? chromiumIsMissing)
  process.exit(path === undefined ? 1 : 0)
}

// A browser without its system libraries exists but does not start, so asks for its version.
function runs(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

function whereIs(command) {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' })
  return status === 0 ? [stdout.trim()] : []
}

function playwrights() {
  return [chromium.executablePath()].filter((path) => existsSync(path) && runs(path))
}

function shells() {
  return whereIs(shell).filter(runs)
}

function wholes() {
  return [...onThePath.flatMap(whereIs), ...installed.filter(existsSync)].filter(runs)
}

function fetchPlaywrights() {
  console.log('No Chromium found: fetching the one that Playwright brings (once).')
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 240_000,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  })
  return playwrights()
}

function installDebians() {
  if (process.getuid?.() !== 0 || whereIs('apt-get').length === 0) return []
  console.log("Playwright's Chromium could not be fetched or does not run here: installing Debian's with apt.")
  const apt = (...words) =>
    spawnSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update', '-q')
  // Older distributions have no package of the shell alone.
  for (const name of ['chromium', shell]) apt('install', '-y', '-q', '--no-install-recommends', name)
  return [...shells(), ...wholes()]
}
