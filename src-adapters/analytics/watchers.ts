import { callOffered, isOffered } from './page-object.ts'
import type { Service } from './service.ts'

/** Where people point and tap; told only the names of what happened. */
export const heatmap: Service = {
  script: ({ id, origin = 'https://static.hotjar.com' }) => `${origin}/c/hotjar-${id}.js?sv=6`,
  prepare: (page, { id }) => Reflect.set(page, '_hjSettings', { hjid: Number(id), hjsv: 6 }),
  isThere: (page) => isOffered(page, 'hj'),
  tell: (page, event) => {
    if (event._tag === 'Page Viewed') return void callOffered(page, ['hj'], 'stateChange', event.path)
    callOffered(page, ['hj'], 'event', event._tag.toLowerCase().replaceAll(' ', '_'))
  },
}

/** Plays a visit back; who the customer is it learns by an id of ours only. */
export const sessionRecorder: Service = {
  script: ({ origin = 'https://edge.fullstory.com' }) => `${origin}/s/fs.js`,
  prepare: (page, { id, origin = 'https://edge.fullstory.com' }) =>
    Object.assign(page, {
      _fs_host: 'fullstory.com',
      _fs_script: `${origin.replace('https://', '')}/s/fs.js`,
      _fs_org: id,
      _fs_namespace: 'FS',
    }),
  isThere: (page) => isOffered(page, 'FS', 'event'),
  tell: (page, event) => {
    if (event._tag === 'Signed In') return void callOffered(page, ['FS', 'identify'], event.user.userId)
    callOffered(page, ['FS', 'event'], event._tag, event._tag === 'Page Viewed' ? { path: event.path } : {})
  },
}
