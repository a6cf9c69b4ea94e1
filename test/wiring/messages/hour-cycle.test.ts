import { expect } from 'chai'
import { openPage } from '../drivers/open-page.ts'

/** Tuesday 01:30 in Chicago. */
const now = Date.UTC(2026, 5, 16, 6, 30)

async function openUntil(language: 'en' | 'es') {
  const brand = { locales: ['en', 'es'], defaultLocale: 'es', country: 'ES' } as const
  const page = await openPage(`/?lang=${language}`, { brand, now })
  return page.see.getByRole('heading', { name: 'Corner' }).closest('li')?.textContent
}

describe('The times of a restaurant in Spain', () => {
  it('CONF-06, LOC-22 have 24 hours in Spanish', async () => {
    expect(await openUntil('es')).to.match(/Abierto hasta las 2:00(?!\s?[ap]\.)/)
  })

  it('CONF-06, LOC-22 have 12 hours in English', async () => {
    expect(await openUntil('en')).to.include('Open until 2:00 AM')
  })
})
