import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import type { OwnershipShown } from '../../../src-domain/own-data/own-data-gateway.ts'
import type { OwnDataProblem } from '../../../src-domain/own-data/own-data-problem.ts'
import { ownData } from '../../../src-ui/messages/own-data.en.ts'
import { MoreWords } from '../../../src-ui/messages/words-context.tsx'
import { OwnDataPanel } from '../../../src-ui/profile/own-data-panel.tsx'
import { draw } from '../draw.tsx'

function show(...says: readonly (OwnDataProblem | undefined)[]) {
  const asked: (readonly [string, OwnershipShown])[] = []
  const answer = (what: string) => async (shown: OwnershipShown) => {
    asked.push([what, shown])
    return says[asked.length - 1]
  }
  let left = 0
  const leave = () => {
    left += 1
  }
  const drawn = draw(
    <MoreWords words={{ ownData }}>
      <OwnDataPanel
        phone={{}}
        email="ana@example.com"
        data={{ copy: answer('copy'), erase: answer('erase') }}
        onLeave={leave}
      />
    </MoreWords>,
  )
  const press = (name: string) => drawn.user.click(screen.getByRole('button', { name }))
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const confirm = async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    await drawn.user.click(sheet.getByRole('button', { name: 'Delete account' }))
  }
  return { asked, press, type, confirm, left: () => left, ...drawn }
}

describe('The screen of a patron’s data', () => {
  afterEach(cleanup)

  it('asks nothing of the server without a password, and axe finds nothing', async () => {
    const { asked, press, container } = show()
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).to.deep.equal([])
    for (const name of ['Download a copy', 'Delete account']) {
      await press(name)
      await screen.findByText('Password is required')
    }
    expect(asked).to.deep.equal([])
  })

  it('who has no password shows a code that goes to the e-mail, and another one after it was used', async () => {
    const { asked, press, type } = show({ _tag: 'EmailCodeDue' }, undefined)
    await press('Send me a code instead')
    await screen.findByText('We sent a code to ana@example.com.')
    type(/^Code/, ' 246810 ')
    await press('Download a copy')
    await screen.findByText('Your file is downloading.')
    expect(asked).to.deep.equal([
      ['copy', {}],
      ['copy', { pinCode: '246810' }],
    ])
    screen.getByLabelText(/^Password/)
  })

  it('what nobody heard is said to be unknown, and the password stays for another try', async () => {
    const { asked, press, type, confirm, left } = show({ _tag: 'Unheard' }, undefined)
    type(/^Password/, 'rivers and bridges')
    await press('Delete account')
    await confirm()
    await screen.findByText(/^We couldn’t confirm whether your account was deleted/)
    await press('Delete account')
    await confirm()
    await screen.findByRole('dialog', { name: 'Your account was deleted' })
    const shown = { password: 'rivers and bridges' }
    expect(asked).to.deep.equal([
      ['erase', shown],
      ['erase', shown],
    ])
    expect(left()).to.equal(0)
    await press('Back to the menu')
    expect(left()).to.equal(1)
  })
})
