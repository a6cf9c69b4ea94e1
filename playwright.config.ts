import { defineConfig } from '@playwright/test'
import { chromiumIsMissing, findChromium } from './scripts/find-chromium.mjs'

// Workers read this file again; they inherit what the first reading found.
const executablePath = process.env['CHROMIUM_PATH'] ?? findChromium()
if (executablePath === undefined) throw new Error(chromiumIsMissing)
process.env['CHROMIUM_PATH'] = executablePath

export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'test-results',
  // Every journey starts an order server of its own, and two of them fill two cores.
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] === 'true',
  // What is waited for are states. How long one may take is for the slowest machine, where only a broken product is late.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['./scripts/playwright-report.mjs']],
  use: {
    // A phone in a hand, and not in the restaurant's time zone: an hour that is the browser's must show as wrong.
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    // Recording costs a quarter of the time; who looks for a fault asks for it: npx playwright test --trace=on.
    trace: 'off',
    launchOptions: { executablePath },
  },
})
