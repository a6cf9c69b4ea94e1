import { expect, type Page } from '@playwright/test'

/** What a customer has before them, by its name: a question over a sheet over a page. Empty while nothing is there. */
async function inFront(page: Page): Promise<string> {
  const front = page.locator('dialog[open]').last()
  const named = (await front.count()) > 0 ? front : page.getByRole('heading', { level: 1 }).first()
  // A page that is just going has none.
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
  /** The name of what is in front. */
  readonly shows: RegExp
  /** The path of the address. */
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
