/** ANA-11. Each has a row in `browser.ts` and in `policies.ts`. */
export const sinkNames = [
  'data_layer',
  'app_attribution',
  'facebook_pixel',
  'google_analytics',
  'tag_manager',
  'heatmap',
  'segment',
  'session_recorder',
  'marketing_messages',
  'fraud_beacon',
] as const

export type SinkName = (typeof sinkNames)[number]

/** Companies for the consent question; '' if the sink does not track people. */
export const sinkMakers: Readonly<Record<SinkName, string>> = {
  data_layer: '',
  app_attribution: 'Branch',
  facebook_pixel: 'Facebook',
  google_analytics: 'Google Analytics',
  tag_manager: 'Google Tag Manager',
  heatmap: 'Hotjar',
  segment: 'Segment',
  session_recorder: 'FullStory',
  marketing_messages: 'Attentive',
  fraud_beacon: 'Sift',
}

export function isSinkName(name: string): name is SinkName {
  return sinkNames.some((one) => one === name)
}
