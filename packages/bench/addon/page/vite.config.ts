import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page is served from wherever Storybook is. What it is made of is named beside it. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  worker: { format: 'es' },
  build: { outDir: '../dist/page', emptyOutDir: true, chunkSizeWarningLimit: 2000, license: { fileName: 'licenses.md' } },
});
