import { expect, type Page } from '@playwright/test'

/** Accessible name of the front layer: dialog over sheet over page. Empty if there is none. */
async function inFront(page: Page): Promise<string> {
  const front = page.locator('dialog[open]').last()
  const named = (await front.count()) > 0 ? front : page.getByRole('heading', { level: 1 }).first()
  // A page that is unloading has no name.
  return named
    .evaluate(
      (one) => {
        const label = one.getAttribute('aria-labelledby')
        const text = label === null ? one.textContent : document.getElementById(label)?.textContent
        return (one.getAttribute('aria-label') ?? text ?? '').trim()
      },
      undefined,
      { timeout: 1_000 },
    )
    .catch(() => '')
}

export interface Seen {
  readonly shows: RegExp
  readonly at: RegExp
}

/** Waits until this is before the customer, at its address. */
export async function seeInFront(page: Page, { shows, at }: Seen, why: string): Promise<void> {
  await expect
    .poll(
      async () => `${new URL(page.url()).pathname} ${at.test(new URL(page.url()).pathname)} ${await inFront(page)}`,
      {
        message: why,
      },
    )
    .toMatch(new RegExp(`^\\S+ true ${shows.source}`))
}
