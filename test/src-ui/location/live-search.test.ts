import { expect } from 'chai'
import { type Either, right } from 'fp-ts/lib/Either.js'
import { firstValueFrom, timer, VirtualTimeScheduler } from 'rxjs'
import { liveSearch } from '../../../src-ui/location/live-search.ts'
import { cell } from '../../../src-ui/state/cell.ts'

function aField() {
  const text = cell('')
  const time = new VirtualTimeScheduler()
  const [asked, found]: [string[], string[]] = [[], []]
  const answers = new Map<string, (outcome: Either<never, readonly []>) => void>()
  const turn = () => new Promise((done) => setImmediate(done))
  liveSearch(
    text.changes,
    {
      suggestions: (wanted) => {
        asked.push(wanted)
        return new Promise((answer) => answers.set(wanted, answer))
      },
      found: (wanted) => void found.push(wanted),
    },
    { wait: (milliseconds) => firstValueFrom(timer(milliseconds, time)).then(() => undefined) },
  ).subscribe()
  return {
    asked,
    found,
    type: (next: string) => text.update(() => next),
    pass: async (milliseconds: number) => {
      time.maxFrames = time.frame + milliseconds
      time.flush()
      time.frame = time.maxFrames
      await turn()
    },
    answer: async (wanted: string) => {
      answers.get(wanted)?.(right([]))
      await turn()
    },
  }
}

describe('What is typed into a field for an address', () => {
  it('LOC-32 is searched for without the spaces around it, and blank not at all', async () => {
    const { type, pass, asked } = aField()
    type('  ')
    await pass(1_000)
    type(' red ')
    await pass(300)
    expect(asked).to.deep.equal(['red'])
  })

  it('LOC-31 an earlier answer is not heard, whenever it comes', async () => {
    const { type, pass, answer, asked, found } = aField()
    type('red')
    await pass(300)
    type('red hook')
    await answer('red')
    await pass(300)
    await answer('red hook')
    await answer('red')
    expect([asked, found]).to.deep.equal([['red', 'red hook'], ['red hook']])
  })

  it('LOC-32 nothing is asked or heard any more of a field that was emptied', async () => {
    const { type, pass, answer, asked, found } = aField()
    type('red')
    await pass(299)
    type('')
    await pass(1_000)
    expect(asked).to.deep.equal([])
    type('blue')
    await pass(300)
    type('')
    await answer('blue')
    expect([asked, found]).to.deep.equal([['blue'], []])
  })

  it('LOC-31 asks again for a text that was left and typed anew', async () => {
    const { type, pass, answer, asked } = aField()
    for (const text of ['red', '', 'red']) {
      type(text)
      await pass(300)
      await answer(text)
    }
    expect(asked).to.deep.equal(['red', 'red'])
  })
})
