import { board } from '../drivers/board.ts'
import { expect, test } from '../fixtures.ts'

test('a browser can install the staff pages as an app with the brand’s name and icons', async ({
  page,
  context,
  server,
  guard,
}) => {
  guard.expectNoise(/401 .*staff\/session/)
  await page.goto(server.at('/staff'))
  await board(page).signIn('counter@ember.example')
  const devtools = await context.newCDPSession(page)
  const { url, errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toBe(server.at('/staff/manifest.webmanifest?lang=en'))
  const manifest = JSON.parse(data ?? '')
  expect(manifest.name).toBe('Staff · Ember & Ladle')
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])

  // The app starts where the manifest says, still signed in.
  await page.goto(server.at(manifest.start_url))
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeAttached()
})
