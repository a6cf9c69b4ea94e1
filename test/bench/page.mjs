// npm run bench:page
// The production menu page against the same menu as a static page (floors/page-floor.mjs): Lighthouse mobile with
// simulated throttling, taking turns, median of five. Also counts what the page asks for before it is painted.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { findChromium } from '../../scripts/find-chromium.mjs'
import { compareFloor } from './recorded-floors.mjs'
import { freePort, start } from './server-process.mjs'

const path = '/location/red-hook/pickup'
const runs = 5
const [port, floorPort, debugPort] = [await freePort(), await freePort(), await freePort()]
const [origin, floorOrigin] = [`http://localhost:${port}`, `http://localhost:${floorPort}`]

const shop = await start(
  'dist/server/main.js',
  [],
  { NODE_ENV: 'production', PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), 'tureen-bench-')) },
  `${origin}/readyz`,
)
const floor = await start('test/bench/floors/page-floor.mjs', [String(floorPort), origin, path], {}, floorOrigin + path)
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debugPort}`],
})

const audit = async (url) => {
  const { lhr } = await lighthouse(url, {
    port: debugPort,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
  })
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const value = (id) => lhr.audits[id].numericValue
  const requests = lhr.audits['network-requests'].details.items
  const lcp = lhr.audits['metrics'].details.items[0].observedLargestContentfulPaint
  const begin = Math.min(...requests.map((one) => one.networkRequestTime ?? Number.POSITIVE_INFINITY))
  return {
    score: Math.round(lhr.categories.performance.score * 100),
    accessibility: Math.round(lhr.categories.accessibility.score * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    scriptsBeforePaint: requests.filter((one) => one.resourceType === 'Script' && one.networkRequestTime - begin < lcp)
      .length,
    requestsBesidesPictures: requests.filter((one) => one.resourceType !== 'Image' && one.resourceType !== 'Other')
      .length,
  }
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
const middle = (results) =>
  Object.fromEntries(Object.keys(results[0]).map((name) => [name, median(results.map((one) => one[name]))]))

const seen = { floor: [], shop: [] }
for (let run = 0; run < runs; run += 1) {
  seen.floor.push(await audit(floorOrigin + path))
  seen.shop.push(await audit(origin + path))
}
await browser.close()
await shop.stop()
await floor.stop()

const [base, ours] = [middle(seen.floor), middle(seen.shop)]
console.log('floor', JSON.stringify(base))
console.log('shop ', JSON.stringify(ours))

const failures = []
const demand = (isMet, sentence) => {
  console.log(`${isMet ? 'ok  ' : 'FAIL'} ${sentence}`)
  if (!isMet) failures.push(sentence)
}
demand(
  ours.lcp <= 1.1 * base.lcp,
  `LCP ${ours.lcp.toFixed(0)} ms, ${(ours.lcp / base.lcp).toFixed(2)}x of the static page (at most 1.1x)`,
)
demand(
  ours.fcp <= 1.1 * base.fcp,
  `FCP ${ours.fcp.toFixed(0)} ms, ${(ours.fcp / base.fcp).toFixed(2)}x of the static page (at most 1.1x)`,
)
demand(ours.score >= 98, `performance ${ours.score} (at least 98)`)
demand(ours.cls <= 0.01, `CLS ${ours.cls.toFixed(4)} (at most 0.01)`)
demand(ours.accessibility === 100, `accessibility ${ours.accessibility} (100)`)
demand(ours.scriptsBeforePaint === 0, `${ours.scriptsBeforePaint} scripts asked for before the largest paint (none)`)
demand(ours.requestsBesidesPictures <= 5, `${ours.requestsBesidesPictures} requests besides pictures (at most 5)`)
const slower = compareFloor('page', 1000 / base.lcp)
demand(slower === undefined, slower ?? `floor LCP ${base.lcp.toFixed(0)} ms, not 30 % slower than the last recorded`)
process.exit(failures.length > 0 ? 1 : 0)
