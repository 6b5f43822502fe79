/** The page in Storybook's panel: the debugger's panels around the machines of the story beside it. */

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@rulebench/panels/panels.css';
import './page.css';
import { StoryPanels } from './StoryPanels.tsx';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<StrictMode><StoryPanels /></StrictMode>);
