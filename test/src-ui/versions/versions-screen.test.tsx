import { act, cleanup, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { versionsController } from '../../../src-ui/versions/versions-controller.ts'
import { VersionsScreen } from '../../../src-ui/versions/versions-screen.tsx'
import { draw } from '../draw.tsx'
import { location } from '../kitchen/board-world.ts'
import { firstVersion, newPrice, secondVersion, someVersions } from './versions-world.ts'

const settle = () => act(async () => undefined)

async function show(world = someVersions()) {
  const ended: string[] = []
  const controller = versionsController({ brandVersions: world.brandVersions, sessionEnded: () => ended.push('ended') })
  const drawn = draw(
    <VersionsScreen controller={controller} location={location} now={() => Date.UTC(2026, 5, 10, 18)} isWatching />,
  )
  await settle()
  return { ...drawn, ...world, ended }
}

describe('The page of the brand’s versions', () => {
  afterEach(cleanup)

  it('lists the versions with when and by whom, and marks the one that is in use', async () => {
    const gone = { ...firstVersion, number: 3, publishedBy: 'stf-gone' }
    const { container } = await show(someVersions({ versions: [gone, secondVersion, firstVersion] }))
    const rows = screen.getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).to.deep.equal([
      'Version 3Published today 9:00 AM by a former memberChanges',
      'Version 2In usePublished today 10:00 AM by OlgaChanges',
      'Version 1Published today 9:00 AM on the serverChanges',
    ])
    screen.getByText('Nothing to publish: customers see these files.')
    expect(screen.queryByRole('button', { name: /^Publish/ })).to.equal(null)
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
  })

  it('previews what the files change, and publishes them after a question', async () => {
    const picture = { file: 'images/ramen-640.webp', path: '', before: '"a"', after: '"b"' }
    const added = { file: 'wording.json', path: '', after: '{}' }
    const { user, asked } = await show(someVersions({ pending: [newPrice, picture, added] }))
    screen.getByText('3 changes that customers don’t see yet:')
    const files = within(screen.getByRole('region', { name: 'Files on the server' }))
    expect(files.getAllByRole('listitem').map(({ textContent }) => textContent)).to.deep.equal([
      'items.ramen.price12.5 → 14',
      'Changed',
      'New',
    ])
    await user.click(files.getByRole('button', { name: 'Publish version 3' }))
    const question = within(screen.getByRole('alertdialog'))
    question.getByText('Publish 3 changes as version 3? Customers see them within seconds.')
    await user.click(question.getByRole('button', { name: 'Not now' }))
    expect(asked).to.deep.equal([])
    await user.click(files.getByRole('button', { name: 'Publish version 3' }))
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await settle()
    expect(asked).to.deep.equal(['publish 2'])
    expect(screen.getByRole('status').textContent).to.equal('Version 3 is in use.')
    expect(screen.queryByRole('button', { name: /^Publish/ })).to.equal(null)
    expect(document.activeElement?.textContent).to.equal('Files on the server')
  })

  it('shows the first changes, all on request, and how many more there are', async () => {
    const pending = Array.from({ length: 10 }, (_, at) => ({ ...newPrice, path: `items.dish-${at}.price` }))
    const { user } = await show(someVersions({ pending, pendingCount: 12 }))
    screen.getByText('12 changes that customers don’t see yet:')
    expect(screen.queryByText('items.dish-8.price')).to.equal(null)
    await user.click(screen.getByRole('button', { name: 'Show all 10' }))
    screen.getByText('items.dish-9.price')
    screen.getByText('And 2 more changes.')
  })

  it('names the faults of files that cannot be published, and looks again', async () => {
    const world = someVersions({ faults: ['menu.json is broken at items.ramen: negative'] })
    const { user, now } = await show(world)
    const alert = screen.getByRole('alert')
    expect(alert.textContent).to.contain('These files can’t be published. Fix this first:')
    within(alert).getByText('menu.json is broken at items.ramen: negative')
    expect(screen.queryByRole('button', { name: /^Publish/ })).to.equal(null)
    now.faults = []
    await user.click(screen.getByRole('button', { name: 'Check files again' }))
    await settle()
    expect(screen.queryByRole('alert')).to.equal(null)
  })

  it('says why a publication was refused: another came first, or a fault appeared', async () => {
    const { user, server } = await show(someVersions({ pending: [newPrice] }))
    const publish = async () => {
      await user.click(screen.getByRole('button', { name: 'Publish version 3' }))
      await user.click(screen.getByRole('button', { name: 'Publish' }))
      await settle()
    }
    server.failure = { _tag: 'Refused', status: 422, code: 'faulty_files', message: 'one is wrong\nanother, too' }
    await publish()
    screen.getByText('one is wrong')
    screen.getByText('another, too')
    server.failure = { _tag: 'Refused', status: 409, code: 'superseded' }
    await publish()
    screen.getByText(/Another version was published in the meantime/)
    server.failure = { _tag: 'NoResponse' }
    await publish()
    screen.getByText(/We didn’t get a response/)
  })

  it('shows what a version changed, and goes back to it after a question', async () => {
    const { user, asked } = await show()
    await user.click(screen.getByRole('button', { name: 'Changes of version 1' }))
    await settle()
    const sheet = within(screen.getByRole('dialog', { name: 'Version 1' }))
    sheet.getByText('No earlier version is kept to compare it with.')
    sheet.getByText('1 change from version 2:')
    await user.click(sheet.getByRole('button', { name: 'Go back to version 1' }))
    const question = within(screen.getByRole('alertdialog'))
    question.getByText(/Show customers version 1 again instead of version 2\?/)
    await user.click(question.getByRole('button', { name: 'Stay with version 2' }))
    expect(asked).to.deep.equal(['difference 1', 'difference 1 2'])
    await user.click(sheet.getByRole('button', { name: 'Go back to version 1' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Go back to version 1' }))
    await settle()
    expect(asked.at(-1)).to.equal('publish 2 1')
    expect(screen.queryByRole('dialog')).to.equal(null)
    expect(screen.getByRole('status').textContent).to.equal('Version 1 is in use again.')
  })

  it('offers no way back to the version that is in use', async () => {
    const { user } = await show()
    await user.click(screen.getByRole('button', { name: 'Changes of version 2' }))
    await settle()
    const sheet = within(screen.getByRole('dialog', { name: 'Version 2' }))
    sheet.getByText('1 change from version 1:')
    sheet.getByText('12.5 → 14')
    expect(sheet.queryByRole('button', { name: /^Go back/ })).to.equal(null)
  })

  it('keeps the sheet with the reason if going back is refused, and loads lost changes again', async () => {
    const { user, server } = await show()
    server.failure = { _tag: 'NoResponse' }
    await user.click(screen.getByRole('button', { name: 'Changes of version 2' }))
    await settle()
    screen.getByText('We couldn’t load these changes.')
    server.failure = undefined
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await settle()
    screen.getByText('12.5 → 14')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Changes of version 1' }))
    await settle()
    server.failure = { _tag: 'Refused', status: 404, code: 'unknown_version' }
    await user.click(screen.getByRole('button', { name: 'Go back to version 1' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Go back to version 1' }))
    await settle()
    within(screen.getByRole('dialog', { name: 'Version 1' })).getByText('This version isn’t kept anymore.')
  })

  it('says that there are no versions, that there is no answer, or that the session ended', async () => {
    const world = someVersions()
    world.server.failure = { _tag: 'Refused', status: 404 }
    const first = await show(world)
    screen.getByText('This server has no versions of the brand’s files.')
    first.unmount()
    world.server.failure = { _tag: 'NoResponse' }
    const second = await show(world)
    world.server.failure = undefined
    await second.user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
    await settle()
    screen.getByText('Version 2')
    second.unmount()
    world.server.failure = { _tag: 'Refused', status: 401 }
    const { ended } = await show(world)
    expect(ended).to.deep.equal(['ended'])
  })
})
