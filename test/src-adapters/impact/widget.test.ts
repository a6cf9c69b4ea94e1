import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { JSDOM } from 'jsdom'
import { widgetPolicy } from '../../../src-adapters/impact/policy.ts'
import { impactWidget, type WidgetNeeds } from '../../../src-adapters/impact/widget.ts'
import { impactSteps } from '../../../src-domain/impact/impact-widget.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { beamScript, type Drawn } from '../../builders/beam-script.ts'

const script = 'https://noodle.sdk.beamimpact.com/web-sdk/beam.js'

function aWidget(needs: Partial<WidgetNeeds> = {}, comes = true) {
  const { window } = new JSDOM('<div id="here"></div>')
  const drawn: Drawn[] = []
  const said: string[] = []
  const asked: string[] = []
  const { show } = impactWidget({
    page: window,
    script,
    widgetId: 'widget-1',
    report: (what) => said.push(what),
    loadScript: async (address) => {
      asked.push(address)
      if (comes) beamScript(Object(window), drawn)
      return right(undefined)
    },
    ...needs,
  })
  return { show, drawn, said, asked, text: () => window.document.body.textContent }
}

const order = { store: 'loc-1', cartTotal: minor(1_300), postalCode: '10001' }

describe('The charity’s widget', () => {
  it('IMPACT-02, ANA-16 has the five steps, each drawn by the vendor’s script, which is brought from outside', async () => {
    expect(impactSteps).to.deep.equal([
      'pre-checkout',
      'post-checkout',
      'complete',
      'personal-impact',
      'community-impact',
    ])
    const { show, drawn, said, asked } = aWidget()
    for (const step of impactSteps)
      expect(await show({ step, containerId: 'here', country: 'US', order })).to.have.property('_tag', 'Right')
    expect(new Set(asked)).to.deep.equal(new Set([script]))
    expect(drawn.map(({ widget }) => widget)).to.deep.equal([
      'NonprofitWidget',
      'NonprofitWidget',
      'ImpactOverviewWidget',
      'ImpactOverviewWidget',
      'CommunityImpactWidget',
    ])
    expect(drawn[1]?.settings).to.include({ widgetId: 'widget-1', containerId: 'here', isPreCheckout: false })
    expect(drawn[0]?.settings).to.include({ isPreCheckout: true })
    const given = { store: 'loc-1', cartTotal: 13, postalCode: '10001', countryCode: 'US' }
    expect(drawn[1]?.given).to.deep.equal(given)
    expect(said).to.deep.equal([])
  })

  it('IMPACT-06 tells whom the customer chose in it', async () => {
    const { show, drawn } = aWidget()
    const chosen: string[] = []
    await show({ step: 'post-checkout', containerId: 'here', country: 'US', onChosen: (id) => chosen.push(id) })
    const told = drawn[0]?.settings['selectedNonprofitCallback']
    if (typeof told === 'function') for (const one of [{ id: 7, name: 'Food bank' }, 'garden', undefined]) told(one)
    expect(chosen).to.deep.equal(['7', 'garden'])
  })

  it('IMPACT-11 one whose script fails is logged, and nothing is drawn', async () => {
    const failing: readonly Partial<WidgetNeeds>[] = [
      { loadScript: async () => left({ _tag: 'Unavailable', cause: 'load' }) },
      { loadScript: () => Promise.reject(new Error('refused')) },
      { page: { beamApps: { NonprofitWidget: class {} } } },
      {
        page: {
          beamApps: {
            NonprofitWidget: class {
              constructor() {
                throw new Error('no account')
              }
            },
          },
        },
      },
    ]
    for (const needs of failing) {
      const { show, said, text } = aWidget(needs, false)
      const outcome = await show({ step: 'post-checkout', containerId: 'here', country: 'US' })
      expect(outcome).to.deep.include({ _tag: 'Left', left: { _tag: 'NoWidget' } })
      expect(said).to.have.length(1)
      expect(said[0]).to.match(/^Unable to load Beam Impact Widget/)
      expect(text()).to.equal('')
    }
  })

  it('IMPACT-12 without the brand’s account it is named as required, and nothing of it is fetched', async () => {
    const { show, said, asked } = aWidget({ widgetId: undefined })
    expect(await show({ step: 'complete', containerId: 'here', country: 'US' })).to.have.property('_tag', 'Left')
    expect([said, asked]).to.deep.equal([['Beam Impact Widget: a widget id is required'], []])
  })

  it('ANA-16 lets in the script of the brand’s own address alone', () => {
    expect(widgetPolicy(script)).to.deep.include({
      scripts: ['https://noodle.sdk.beamimpact.com'],
      frames: [],
      connects: ['https://noodle.sdk.beamimpact.com', 'https://*.beamimpact.com'],
    })
  })
})
