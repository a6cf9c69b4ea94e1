import { withoutPersonalData } from '../../src-domain/analytics/without-personal-data.ts'
import { argumentsIn, callOffered, isOffered, listIn } from './page-object.ts'
import { segmentFacts, segmentName } from './segment.ts'
import type { Service } from './service.ts'

export const heatmap: Service = {
  script: ({ id, origin = 'https://static.hotjar.com' }) => `${origin}/c/hotjar-${id}.js?sv=6`,
  // As in Hotjar's snippet; the script takes over the queue.
  prepare: (page, { id }) => {
    if (!isOffered(page, 'hj')) {
      const hj: object = (...words: readonly unknown[]) => void listIn(hj, 'q').push(argumentsIn(...words))
      Reflect.set(page, 'hj', hj)
    }
    Reflect.set(page, '_hjSettings', { hjid: Number(id), hjsv: 6 })
  },
  isThere: (page) => isOffered(page, 'hj'),
  tell: (page, event) => {
    if (event._tag === 'User Known') return
    if (event._tag === 'Page Viewed') return void callOffered(page, ['hj'], 'stateChange', event.path)
    callOffered(page, ['hj'], 'event', event._tag.toLowerCase().replaceAll(' ', '_'))
  },
}

/** As in FullStory's snippet: its script finds `_fs_namespace`, sets `_api` and takes over the queue. */
function recorderQueue() {
  const queue: unknown[] = []
  const fs = (what: string, facts: unknown) => {
    const api: unknown = Reflect.get(fs, '_api')
    if (typeof api === 'function') Reflect.apply(api, undefined, [what, facts])
    else queue.push([what, facts])
  }
  return Object.assign(fs, {
    q: queue,
    _v: '1.3.0',
    identify: (uid: string) => fs('user', { uid }),
    event: (name: string, properties: unknown) => fs('event', { n: name, p: properties }),
  })
}

/** Knows customers only by our id. */
export const sessionRecorder: Service = {
  script: ({ origin = 'https://edge.fullstory.com' }) => `${origin}/s/fs.js`,
  prepare: (page, { id, origin = 'https://edge.fullstory.com' }) => {
    Object.assign(page, {
      _fs_host: 'fullstory.com',
      _fs_script: `${origin.replace('https://', '')}/s/fs.js`,
      _fs_org: id,
      _fs_namespace: 'FS',
    })
    if (!Reflect.has(page, 'FS')) Reflect.set(page, 'FS', recorderQueue())
  },
  isThere: (page) => isOffered(page, 'FS', 'event'),
  tell: (page, event, { currency }) => {
    if (event._tag === 'User Known') return
    if (event._tag === 'Signed In') return void callOffered(page, ['FS', 'identify'], event.user.userId)
    const facts = segmentFacts(withoutPersonalData(event), currency)
    callOffered(page, ['FS', 'event'], segmentName(event), facts)
  },
}
