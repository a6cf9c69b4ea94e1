// npm run bench:screens
// Lighthouse on each screen of both demo brands: performance, accessibility and layout shift, mobile with simulated
// throttling, median of three. A processor's scripts load with its form, not with the page. Time bounds are in
// bench:page; a score of 90 suffices here.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { findChromium } from '../../scripts/find-chromium.mjs'
import { freePort, start } from './server-process.mjs'

const brands = [
  { id: 'ember', host: 'localhost', slug: 'red-hook' },
  { id: 'nocturne', host: 'nocturne.localhost', slug: 'alberta-street' },
]
const runs = 3
const least = { score: 90, accessibility: 100 }
const mostMoved = 0.01

const [port, debugPort] = [await freePort(), await freePort()]
const [data, profile] = ['data', 'profile'].map((name) => mkdtempSync(join(tmpdir(), `screens-${name}-`)))
const shop = await start(
  'dist/server/main.js',
  [],
  { NODE_ENV: 'production', PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn' },
  `http://localhost:${port}/readyz`,
)
// Lighthouse opens its own tab, so the state lives in a persistent profile.
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debugPort}`],
})

async function call(brand, path, body, headers = {}) {
  const answer = await fetch(`http://localhost:${port}/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { client: brand.id, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const said = await answer.json()
  return answer.ok ? said : undefined
}

async function ordered(brand) {
  const [location] = await call(brand, '/locations', { slugs: [brand.slug] })
  const at = { locationid: location.id }
  const { items, groups } = await call(brand, '/menus?orderType=pickup', undefined, at)
  for (const [group, { items: inGroup = [] }] of Object.entries(groups))
    for (const item of inGroup) {
      const lines = [{ group, item, modifiers: [], notes: '', quantity: 1 }]
      const order = { items: lines, orderType: 'pickup', scheduledAt: null, code: '', note: '' }
      const price = await call(brand, '/order/check-price', order, at)
      if (price === undefined) continue
      const placed = await call(
        brand,
        '/order/cash/',
        {
          ...order,
          idempotencyKey: randomUUID(),
          guestInfo: { firstName: 'Lara', lastName: 'Light', email: 'lara@guest.example' },
          ...{ cart: [], isCash: true, tip: 0, expectedTotal: price.totalAmount },
        },
        at,
      )
      if (placed !== undefined) return { token: placed.token, name: items[item].name, address: `all/${item}` }
    }
  throw new Error(`${brand.id} has no dish without a choice`)
}

async function prepared(origin, menu, dish, brand) {
  const page = await browser.newPage()
  await page.goto(origin + menu)
  await page.getByRole('main').getByRole('link', { name: dish, exact: true }).click()
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await page.getByRole('button', { name: /^View cart/ }).waitFor()
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email', { exact: true }).fill(`nora@${brand.id}.example`)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('Password', { exact: true }).fill('Demo-Ladle-1')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.close()
}

async function audited(url) {
  const { lhr } = await lighthouse(url, {
    port: debugPort,
    output: 'json',
    logLevel: 'error',
    disableStorageReset: true,
    onlyCategories: ['performance', 'accessibility'],
  })
  if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const value = (id) => lhr.audits[id].numericValue
  return {
    at: new URL(lhr.finalDisplayedUrl).pathname,
    score: Math.round(lhr.categories.performance.score * 100),
    accessibility: Math.round(lhr.categories.accessibility.score * 100),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: value('cumulative-layout-shift'),
  }
}

const failures = []
try {
  for (const brand of brands) {
    const origin = `http://${brand.host}:${port}`
    const menu = `/location/${brand.slug}/pickup`
    const order = await ordered(brand)
    await prepared(origin, menu, order.name, brand)
    const pages = {
      home: '/',
      menu,
      item: `${menu}/${order.address}`,
      checkout: '/checkout/current',
      confirmation: `/order/${order.token}`,
      profile: '/profile',
    }
    for (const [name, path] of Object.entries(pages)) {
      const seen = []
      for (let run = 0; run < runs; run += 1) seen.push(await audited(origin + path))
      const middle = (of) => seen.map(of).sort((a, b) => a - b)[Math.floor(runs / 2)]
      const [score, cls] = [middle((one) => one.score), middle((one) => one.cls)]
      const accessibility = Math.min(...seen.map((one) => one.accessibility))
      const faults = [
        ...(seen.every(({ at }) => at === path) ? [] : [`led to ${seen.map(({ at }) => at).join(', ')}`]),
        ...(score >= least.score ? [] : [`performance at least ${least.score}`]),
        ...(accessibility >= least.accessibility ? [] : [`accessibility ${least.accessibility}`]),
        ...(cls <= mostMoved ? [] : [`CLS at most ${mostMoved}`]),
      ]
      const [lcp, tbt] = [middle((one) => one.lcp), middle((one) => one.tbt)]
      console.log(
        `${faults.length === 0 ? 'ok  ' : 'FAIL'} ${brand.id} ${name}: performance ${score}, accessibility ${accessibility}, LCP ${lcp} ms, TBT ${tbt} ms, CLS ${cls.toFixed(4)}${faults.map((one) => `; ${one}`).join('')}`,
      )
      failures.push(...faults)
    }
  }
} finally {
  await browser.close()
  await shop.stop()
  for (const folder of [data, profile]) rmSync(folder, { recursive: true, force: true })
}
process.exit(failures.length > 0 ? 1 : 0)
