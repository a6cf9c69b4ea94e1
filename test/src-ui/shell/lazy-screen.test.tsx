import { act, screen } from '@testing-library/react'
import { expect } from 'chai'
import { useState } from 'react'
import { lazyScreen } from '../../../src-ui/shell/lazy-screen.tsx'
import { draw } from '../draw.tsx'

function Far() {
  const [typed, setTyped] = useState('')
  return <input aria-label="far" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
}

function aLoad(failures = 0) {
  const load = async () => {
    load.calls += 1
    if (load.calls <= failures) throw new Error('no chunk')
    return Far
  }
  load.calls = 0
  return load
}

describe('a screen that is fetched when it is shown', () => {
  it('shows that it is on its way, and then itself', async () => {
    const Later = lazyScreen(aLoad())
    const { container } = draw(<Later />)
    expect(container.querySelector('[aria-busy="true"]')).to.exist
    expect(await screen.findByLabelText('far')).to.exist
  })

  it('is there at once when it was fetched before, and is fetched only once', async () => {
    const load = aLoad()
    const Later = lazyScreen(load)
    await Later.fetch()
    await Later.fetch()
    draw(<Later />)
    expect(screen.getByLabelText('far')).to.exist
    expect(load.calls).to.equal(1)
  })

  it('asks once more when the fetch failed, and again when it is shown later', async () => {
    const load = aLoad(2)
    const Later = lazyScreen(load)
    const failed = await Later.fetch().then(
      () => 'here',
      () => 'failed',
    )
    expect(failed).to.equal('failed')
    draw(<Later />)
    expect(await screen.findByLabelText('far')).to.exist
    expect(load.calls).to.equal(3)
  })

  it('keeps what was typed in it when it is fetched again meanwhile', async () => {
    const Later = lazyScreen(aLoad())
    const { user } = draw(<Later />)
    await user.type(await screen.findByLabelText('far'), 'abc')
    await act(() => Later.fetch())
    expect(screen.getByLabelText<HTMLInputElement>('far').value).to.equal('abc')
  })
})
