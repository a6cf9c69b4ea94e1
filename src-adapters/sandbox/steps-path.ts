export const stepsPath = '/sandbox/steps'
